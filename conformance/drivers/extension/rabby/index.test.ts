import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cachedBuild, findBuild } from '../findBuild.ts'
import { findMissingServices } from '../openExtensionEnvironment.ts'
import { rabby } from './index.ts'

const { builds } = rabby

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'touchstone-rabby-'))
  vi.stubEnv('XDG_CACHE_HOME', cache)
  vi.stubEnv('RABBY_EXTENSION_DIR', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(cache, { recursive: true })
  })
})

test('takes the build in the cache, and reads its name from the messages of its language', async () => {
  const cached = cachedBuild(builds, '0.93.34')
  writeBuild(cached, '0.93.34')
  expect(await findBuild(builds)).toMatchObject({
    directory: cached,
    version: '0.93.34',
  })
})

test('says in one line where to get a build', async () => {
  await expect(findBuild(builds)).rejects.toThrow(
    /^There is no Rabby Wallet 0\.93\.34 here, and the suite does not download it\. Unpack its release \(https:\/\/github\.com\/RabbyHub\/Rabby\/releases\) into .*rabby-chrome-0\.93\.34, or name an unpacked build with --extension or RABBY_EXTENSION_DIR\.$/,
  )
})

test('refuses another version in one line', async () => {
  const folder = join(cache, 'other')
  writeBuild(folder, '0.92.1')
  await expect(findBuild(builds, { extension: folder })).rejects.toThrow(
    'holds Rabby Wallet 0.92.1, and the driver knows Rabby 0.93',
  )
})

test('names the services of tokens and of sign-ins, because they are not imitated', () => {
  expect(findMissingServices(rabby)).toEqual({
    'eip-4361': 'the parser of texts of api.rabby.io',
    'eip-747': 'the search for tokens of api.rabby.io',
  })
})

function writeBuild(folder: string, version: string): void {
  mkdirSync(join(folder, '_locales/en'), { recursive: true })
  const manifest = { name: '__MSG_appName__', default_locale: 'en', version }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const messages = { appName: { message: 'Rabby Wallet' } }
  writeFileSync(join(folder, '_locales/en/messages.json'), JSON.stringify(messages))
}
