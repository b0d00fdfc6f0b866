import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../chain/listenLocally.ts'
import { type BuildOptions, type BuildSource, cachedBuild, findBuild } from './findBuild.ts'
import { downloadRelease, findLatestRelease } from './downloadRelease.ts'
import { builds } from './metamask/builds.ts'

const metamask = { name: 'MetaMask', version: '13.36.0.0', version_name: '13.36.0' }

beforeEach(() => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.stubEnv('XDG_CACHE_HOME', temporary())
  vi.stubEnv('METAMASK_EXTENSION_DIR', '')
  onTestFinished(() => {
    write.mockRestore()
    vi.unstubAllEnvs()
  })
})

test.each<[string, expected: string, BuildOptions, withVariable: boolean]>([
  ['the folder that is named', 'named', { extension: 'named' }, true],
  ['a named version from the cache', '13.20.0', { version: '13.20.0' }, true],
  ['the folder of the environment before the newest tested version', 'environment', {}, true],
  ['the newest tested version by default', '13.36.0', {}, false],
])('takes %s', async (_, expected, { extension, version }, withVariable) => {
  const folders: Record<string, string> = {
    named: unpacked(metamask),
    environment: unpacked(metamask),
  }
  for (const cached of ['13.20.0', '13.36.0']) {
    folders[cached] = cachedBuild(builds, cached)
    writeBuild(folders[cached], { ...metamask, version_name: cached })
  }
  if (withVariable) vi.stubEnv('METAMASK_EXTENSION_DIR', folders['environment'])
  const options = extension ? { extension: folders[extension]! } : { ...(version && { version }) }
  const { directory } = await findBuild(builds, options)
  expect(directory).toBe(folders[expected])
})

test.each<[string, () => BuildOptions, line: string]>([
  [
    'a folder of another wallet',
    () => ({ extension: unpacked({ name: 'Rabby Wallet', version: '0.93.0' }) }),
    'its manifest.json is that of "Rabby Wallet 0.93.0"',
  ],
  [
    'a folder of a version that the driver does not know',
    () => ({ extension: unpacked({ name: 'MetaMask', version: '12.23.1' }) }),
    'holds MetaMask 12.23.1, and the driver knows MetaMask 13.13 and later 13.x',
  ],
  ['an empty folder', () => ({ extension: temporary() }), 'its manifest.json cannot be read'],
  [
    'an invalid version',
    () => ({ version: '13' }),
    '"13" is not a version of MetaMask: write 13.36.0 or latest.',
  ],
  [
    'a version that the driver does not know, before it downloads it',
    () => ({ version: '12.0.0' }),
    'The driver knows MetaMask 13.13 and later 13.x, not 12.0.0. Name such a version.',
  ],
])('refuses %s with one line', async (_, options, line) => {
  await expect(findBuild(builds, options())).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining(line),
  })
})

test('refuses a folder of the cache that holds another version', async () => {
  const cached = cachedBuild(builds, '13.20.0')
  writeBuild(cached, metamask)
  await expect(findBuild(builds, { version: '13.20.0' })).rejects.toThrow(
    `${cached} holds MetaMask 13.36.0 instead of 13.20.0.`,
  )
})

test('downloads a release once, and prints its checksum', async () => {
  const archive = zipped(metamask)
  const server = await serve({ '/13.36.0.zip': archive })
  for (const _ of ['the first time', 'from the cache'])
    expect(await findBuild(server.source, { version: '13.36.0' })).toMatchObject({
      version: '13.36.0',
    })
  expect(server.asked).toEqual(['/13.36.0.zip'])
  const sha256 = createHash('sha256').update(archive).digest('hex')
  expect(process.stderr.write).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`sha256 ${sha256}`),
  )
})

test('asks the list of releases for the latest version', async () => {
  const server = await serve({
    '/latest': JSON.stringify({ tag_name: 'v13.36.0' }),
    '/13.36.0.zip': zipped(metamask),
  })
  const build = await findBuild(server.source, { version: 'latest' })
  expect(build.version).toBe('13.36.0')
})

test.each([
  ['does not exist', {}, 'answers 404'],
  ['is not an archive', { '/13.36.0.zip': 'no zip' }, 'is not a zip archive'],
  ['belongs to another wallet', { '/13.36.0.zip': zipped({ name: 'Other' }) }, 'that of "Other"'],
  [
    'has another version',
    { '/13.36.0.zip': zipped({ ...metamask, version_name: '13.35.0' }) },
    'holds MetaMask 13.35.0 instead of 13.36.0',
  ],
])('caches nothing if a release %s', async (_, files, reason) => {
  const { source } = await serve(files)
  await expect(findBuild(source, { version: '13.36.0' })).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining(reason),
  })
  expect(existsSync(cachedBuild(source, '13.36.0'))).toBe(false)
})

test('says with one line that no host answers, and what to do', async () => {
  const { source, close } = await serve({})
  close()
  await expect(findBuild(source, { version: '13.36.0' })).rejects.toThrow(
    /^There is no MetaMask 13\.36\.0 here, and its download failed: http:.* does not answer \(.*\)\. Unpack its release \(https:.*\) into .*, or name an unpacked build with --extension or METAMASK_EXTENSION_DIR\.$/,
  )
})

test('says where to get a build that the suite does not download', async () => {
  const { downloads: _, ...source } = builds
  await expect(findBuild(source)).rejects.toThrow(
    /^There is no MetaMask 13\.36\.0 here, and the suite does not download it\. Unpack its release \(https:.*\) into .*, or name an unpacked build with --extension or METAMASK_EXTENSION_DIR\.$/,
  )
})

test('writes no file outside of the folder', async () => {
  const folder = temporary()
  const { url } = await serve({ '/a.zip': zipSync({ '../../escaped': strToU8('x') }) })
  await downloadRelease(`${url}/a.zip`, folder)
  expect(existsSync(join(folder, '../escaped'))).toBe(false)
})

/** Serves these files as releases of MetaMask on this machine, and records which of them are requested. */
async function serve(files: Record<string, string | Uint8Array>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const file = files[request.url ?? '']
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  const url = `http://127.0.0.1:${port}`
  const source: BuildSource = {
    ...builds,
    downloads: {
      findLatest: () => findLatestRelease(`${url}/latest`),
      download: (version, folder) => downloadRelease(`${url}/${version}.zip`, folder),
    },
  }
  return { url, source, asked, close }
}

function zipped(manifest: object): Uint8Array {
  return zipSync({
    'manifest.json': strToU8(JSON.stringify(manifest)),
    'scripts/': new Uint8Array(),
  })
}

function unpacked(manifest: object): string {
  const folder = temporary()
  writeBuild(folder, manifest)
  return folder
}

function writeBuild(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

function temporary(): string {
  const created = mkdtempSync(join(tmpdir(), 'touchstone-build-'))
  onTestFinished(() => rmSync(created, { recursive: true }))
  return created
}
