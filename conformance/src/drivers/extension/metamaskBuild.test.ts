import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'
import type { Launched } from './protocol.ts'

type Build = Omit<Launched, 'endpoint'>
type Unpack = (folder: string) => Promise<{ unpacked: string; archive: string }>

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { findBuild, obtainBuild } = (await import(`${folder}src/build.ts`)) as {
  findBuild: (argument: string) => Build
  obtainBuild: (
    argument: string | undefined,
    environment: NodeJS.ProcessEnv,
    unpack: Unpack,
  ) => Promise<Build>
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
  expect(builds.map(({ from, sha256 }) => [from, sha256]).toSorted()).toEqual([
    ['cache', undefined],
    ['download', sha256],
  ])
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

test.each(['13.0.0', '13.13.1', '13.99.0.1'])('MetaMask %s is known', (version) => {
  const build = findBuild(unpacked({ name: 'MetaMask', version }))
  expect(build).toMatchObject({ version, from: 'argument' })
})

test("MetaMask's name is looked for in its messages, where its manifest has it", () => {
  const manifest = { name: '__MSG_appName__', default_locale: 'en', version: '13.13.1' }
  const build = findBuild(unpacked(manifest, { appName: { message: 'MetaMask Flask' } }))
  expect(build.version).toBe('13.13.1')
})

test.each(['12.23.1', '14.0.0', '130.0.0'])(
  'MetaMask %s is refused, with what is known',
  (version) => {
    const directory = unpacked({ name: 'MetaMask', version })
    expect(() => findBuild(directory)).toThrow(
      expect.objectContaining({
        name: 'NoBuildError',
        message: `${directory} holds MetaMask ${version}; this driver knows MetaMask 13.x. Name a build of such a version.`,
      }),
    )
  },
)

test('another wallet is refused by its name, spelt out or in its messages', () => {
  const rabby = unpacked({ name: 'Rabby Wallet', version: '0.93.0' })
  const other = unpacked(
    { name: '__MSG_extName__', default_locale: 'de', version: '13.0.0' },
    { extName: { message: 'Some Wallet' } },
    'de',
  )
  expect(() => findBuild(rabby)).toThrow(
    'is not an unpacked MetaMask: its manifest.json is that of "Rabby Wallet" 0.93.0',
  )
  expect(() => findBuild(other)).toThrow('that of "Some Wallet" 13.0.0')
})

test('a folder without a manifest, or with one that names messages that are not there, is none', () => {
  const none = expect.objectContaining({
    name: 'NoBuildError',
    message: expect.stringContaining('it has no readable manifest.json'),
  })
  expect(() => findBuild(temporary())).toThrow(none)
  expect(() =>
    findBuild(unpacked({ name: '__MSG_appName__', default_locale: 'en', version: '13.0.0' })),
  ).toThrow(none)
})

/** An unpacked extension of which there is no more than this. */
function unpacked(manifest: object, messages?: object, locale = 'en'): string {
  const directory = temporary()
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify(manifest))
  if (!messages) return directory
  const locales = join(directory, '_locales', locale)
  mkdirSync(locales, { recursive: true })
  writeFileSync(join(locales, 'messages.json'), JSON.stringify(messages))
  return directory
}

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
