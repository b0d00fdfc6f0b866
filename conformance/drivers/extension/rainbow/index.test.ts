import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cachedBuild, findBuild } from '../findBuild.ts'
import { rainbow } from './index.ts'

const { builds } = rainbow

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'touchstone-rainbow-'))
  vi.stubEnv('XDG_CACHE_HOME', cache)
  vi.stubEnv('RAINBOW_EXTENSION_DIR', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(cache, { recursive: true })
  })
})

test('takes the build in the cache, and reads its name from the messages of its language', async () => {
  const cached = cachedBuild(builds, '1.6.9')
  writeBuild(cached, '1.6.9')
  expect(await findBuild(builds)).toMatchObject({
    directory: cached,
    version: '1.6.9',
  })
})

test('says in one line where to get a build', async () => {
  await expect(findBuild(builds)).rejects.toThrow(
    /^There is no Rainbow 1\.6\.9 here, and the suite does not download it\. Unpack its release \(https:\/\/github\.com\/rainbow-me\/browser-extension\/releases\) into .*rainbow-chrome-1\.6\.9, or name an unpacked build with --extension or RAINBOW_EXTENSION_DIR\.$/,
  )
})

test('refuses another version in one line', async () => {
  const folder = join(cache, 'other')
  writeBuild(folder, '1.5.16')
  await expect(findBuild(builds, { extension: folder })).rejects.toThrow(
    'holds Rainbow 1.5.16, and the driver knows Rainbow 1.6',
  )
})

function writeBuild(folder: string, version: string): void {
  mkdirSync(join(folder, '_locales/en'), { recursive: true })
  const manifest = { name: '__MSG_appName__', default_locale: 'en', version }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const messages = { appName: { message: 'Rainbow' } }
  writeFileSync(join(folder, '_locales/en/messages.json'), JSON.stringify(messages))
}
