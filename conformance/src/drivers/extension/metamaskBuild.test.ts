import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'
import type { Launched } from './protocol.ts'

type Unpack = (folder: string) => Promise<{ unpacked: string; archive: string }>

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { obtainBuild } = (await import(`${folder}src/build.ts`)) as {
  obtainBuild: (
    argument: string | undefined,
    environment: NodeJS.ProcessEnv,
    unpack: Unpack,
  ) => Promise<Omit<Launched, 'endpoint'>>
}

const metamask = { name: 'MetaMask', version: '13.13.1' }

test('two that find nothing download once: one says its checksum, the other finds it in the cache', async () => {
  const environment = { XDG_CACHE_HOME: temporary() }
  let downloads = 0
  const unpack: Unpack = async (home) => {
    downloads++
    return unpacks(home, metamask)
  }
  const builds = await Promise.all([1, 2].map(() => obtainBuild(undefined, environment, unpack)))
  expect(downloads).toBe(1)
  const sha256 = createHash('sha256').update('archive').digest('hex')
  expect(builds.map((build) => ({ ...build, directory: '' }))).toEqual(
    expect.arrayContaining([
      { directory: '', version: '13.13.1', from: 'download', sha256 },
      { directory: '', version: '13.13.1', from: 'cache' },
    ]),
  )
})

test('a download that breaks off is not handed out by the next one', async () => {
  const environment = { XDG_CACHE_HOME: temporary() }
  const breaks: Unpack = async (home) => {
    mkdirSync(join(home, 'unpacked'))
    throw new Error('socket hang up')
  }
  await expect(obtainBuild(undefined, environment, breaks)).rejects.toMatchObject({
    name: 'NoBuildError',
    message: expect.stringContaining('could not download it: socket hang up'),
  })
  const next = await obtainBuild(undefined, environment, (home) => unpacks(home, metamask))
  expect(next).toMatchObject({ from: 'download', version: '13.13.1' })
})

async function unpacks(home: string, manifest: object): ReturnType<Unpack> {
  const [unpacked, archive] = [join(home, 'unpacked'), join(home, 'unpacked.zip')]
  mkdirSync(unpacked)
  writeFileSync(archive, 'archive')
  // Another one may look in the meantime.
  await new Promise((resolve) => setImmediate(resolve))
  writeFileSync(join(unpacked, 'manifest.json'), JSON.stringify(manifest))
  return { unpacked, archive }
}

function temporary(): string {
  const created = mkdtempSync(join(tmpdir(), 'touchstone-build-'))
  onTestFinished(() => rmSync(created, { recursive: true }))
  return created
}
