import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lateKey, type PageConfig } from './protocol.ts'

const source = dirname(dirname(fileURLToPath(import.meta.url)))
const made = new Map<string, Promise<string>>()

/** The script that puts a persona with these quirks into a page: engine and persona, minified. */
export const engineScript = (persona: string, quirks: readonly string[] = []): Promise<string> => {
  const key = engineKey(persona, quirks)
  return once(key, () => bundleOrRecall(key, entrySource(key, persona, quirks), false))
}

/** The script of what comes when a page first asks for one of the late methods. */
export const lateScript = (persona: string): Promise<string> => {
  const key = lateKey(persona)
  return once(key, async () => bundleOrRecall(key, await lateSource(persona)))
}

/** What, after the engine's script or before it, makes one wallet of that persona. */
export const walletScript = (
  persona: string,
  quirks: readonly string[],
  config: PageConfig,
): string => {
  const slot = `globalThis[Symbol.for(${JSON.stringify(`touchstone.${engineKey(persona, quirks)}`)})]`
  return `{const slot=${slot}??={waiting:[]},config=${JSON.stringify(config)};slot.install?slot.install(config):slot.waiting.push(config)}`
}

/** Made once in a process; what could not be made is tried again for who asks next. */
function once(key: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(key)
  if (known) return known
  const making = make()
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

const engineKey = (persona: string, quirks: readonly string[]) => [persona, ...quirks].join('+')

/** Bundles once per state of the sources; other processes find the result on disk. */
async function bundleOrRecall(key: string, code: string, late = true): Promise<string> {
  const hash = createHash('sha256')
    .update(`${key}\n${await fingerprint()}`)
    .digest('hex')
    .slice(0, 24)
  const folder = join(tmpdir(), `touchstone-${userInfo().uid}`)
  const file = join(folder, `${hash}.js`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    const script = await bundle(code, !late)
    await keep(folder, file, script)
    return script
  }
}

async function bundle(code: string, without: boolean): Promise<string> {
  const { rolldown } = await import('rolldown')
  const entry = 'touchstone:entry'
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    treeshake: true,
    plugins: [
      {
        name: 'touchstone-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : without && isLate(id) ? stub(id) : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false })
  await build.close()
  return output[0].code
}

const entrySource = (key: string, persona: string, quirks: readonly string[]): string => {
  const from = (path: string) => JSON.stringify(join(source, path))
  const quirkList =
    quirks.length === 0 ? '[]' : `all.filter(({ id }) => ${JSON.stringify(quirks)}.includes(id))`
  return [
    `import { register } from ${from('page/register.ts')}`,
    `import { ${exportOf(persona)} as persona } from ${from(`personas/${persona}.ts`)}`,
    quirks.length === 0 ? '' : `import { quirks as all } from ${from('wallet/quirks/index.ts')}`,
    `register(${JSON.stringify(key)}, persona, ${quirkList})`,
  ].join('\n')
}

/** `metamask-mobile` is exported as `metamaskMobile`, and `metamask@13.13` as `metamask1313`. */
const exportOf = (persona: string) =>
  persona.replace(/[-@.](\w)/g, (_, letter: string) => letter.toUpperCase())

const isLate = (id: string) => /[\\/]personas[\\/]\w+Late\.ts$/.test(id)

/** In the first script nothing stands for what comes later. */
const stub = (id: string) => `export const ${basename(id, '.ts')} = undefined`

/** A persona's late hooks lie in a file of their own, `<persona>Late.ts`, where it has any. */
async function lateSource(persona: string): Promise<string> {
  const from = (path: string) => JSON.stringify(join(source, path))
  const hooks = `${exportOf(persona)}Late`
  const has = (await readdir(join(source, 'personas'))).includes(`${hooks}.ts`)
  return [
    `import { late as methods } from ${from('wallet/methods/late.ts')}`,
    has
      ? `import { ${hooks} as hooks } from ${from(`personas/${hooks}.ts`)}`
      : 'const hooks = undefined',
    `globalThis[Symbol.for(${JSON.stringify(lateKey(persona))})] ??= { methods, hooks }`,
  ].join('\n')
}

/** Changes when a source does. */
async function fingerprint(): Promise<string> {
  const folders = ['wallet', 'personas', 'page'].map((name) => join(source, name))
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      return Promise.all(
        names.map(async (name) => {
          const { mtimeMs, size } = await stat(join(folder, name))
          return `${name}:${mtimeMs}:${size}`
        }),
      )
    }),
  )
  return lists.flat().sort().join('\n')
}

/** A cache that cannot be written is no reason to fail. */
async function keep(folder: string, file: string, script: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = `${file}.${process.pid}`
    await writeFile(draft, script)
    await rename(draft, file)
  } catch {
    // Bundled again next time.
  }
}
