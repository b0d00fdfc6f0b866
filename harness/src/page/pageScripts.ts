import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lazyKey, type PageConfig } from './protocol.ts'

const source = dirname(dirname(fileURLToPath(import.meta.url)))
const made = new Map<string, Promise<string>>()

/**
 * Returns the minified script with the engine, a persona and its quirks. It installs the wallets that scripts
 * of `walletScript` configure.
 */
export const engineScript = (persona: string, quirks: readonly string[] = []): Promise<string> => {
  const key = engineKey(persona, quirks)
  return once(key, () => bundleOrReadCache(key, entrySource(key, persona, quirks), false))
}

/** Returns the second script, which a page loads when it first uses one of the lazy methods. */
export const lazyScript = (persona: string): Promise<string> => {
  const key = lazyKey(persona)
  return once(key, async () => bundleOrReadCache(key, await lazySource(persona)))
}

/**
 * Returns the script that configures one wallet of the persona. It may run before or after the engine's
 * script.
 */
export const walletScript = (
  persona: string,
  quirks: readonly string[],
  config: PageConfig,
): string => {
  const slot = `globalThis[Symbol.for(${JSON.stringify(`touchstone.${engineKey(persona, quirks)}`)})]`
  return `{const slot=${slot}??={waiting:[]},config=${JSON.stringify(config)};slot.install?slot.install(config):slot.waiting.push(config)}`
}

/** Runs `make` once per key in this process. After a failure the next call tries again. */
function once(key: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(key)
  if (known) return known
  const making = make()
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

const engineKey = (persona: string, quirks: readonly string[]) => [persona, ...quirks].join('+')

/**
 * Bundles the code, or reads the bundle from the cache on disk. A change of the sources makes a new cache
 * file. All processes share the cache.
 */
async function bundleOrReadCache(key: string, code: string, lazy = true): Promise<string> {
  const hash = createHash('sha256')
    .update(`${key}\n${await fingerprint()}`)
    .digest('hex')
    .slice(0, 24)
  const folder = join(tmpdir(), `touchstone-${userInfo().uid}`)
  const file = join(folder, `${hash}.js`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    const script = await bundle(code, !lazy)
    await writeCache(folder, file, script)
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
        load: (id) => (id === entry ? code : without && isLazy(id) ? stub(id) : null),
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

/**
 * Returns the name under which a persona is exported: `metamaskMobile` for `metamask-mobile`, `metamask1313`
 * for `metamask@13.13`.
 */
const exportOf = (persona: string) =>
  persona.replace(/[-@.](\w)/g, (_, letter: string) => letter.toUpperCase())

const isLazy = (id: string) => /[\\/]personas[\\/]\w+Lazy\.ts$/.test(id)

/** Returns the source that replaces a lazy module in the first script: its export is undefined. */
const stub = (id: string) => `export const ${basename(id, '.ts')} = undefined`

/**
 * Returns the source of the second script, from which it is bundled. A persona has hooks for lazy methods if
 * `<persona>Lazy.ts` exists.
 */
async function lazySource(persona: string): Promise<string> {
  const from = (path: string) => JSON.stringify(join(source, path))
  const hooks = `${exportOf(persona)}Lazy`
  const has = (await readdir(join(source, 'personas'))).includes(`${hooks}.ts`)
  return [
    `import { lazyMethods as methods } from ${from('wallet/methods/lazyMethods.ts')}`,
    has
      ? `import { ${hooks} as hooks } from ${from(`personas/${hooks}.ts`)}`
      : 'const hooks = undefined',
    `globalThis[Symbol.for(${JSON.stringify(lazyKey(persona))})] ??= { methods, hooks }`,
  ].join('\n')
}

/** Returns a text that changes when a source file changes. */
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

/** Writes a bundle to the cache on disk. Ignores failures, because the cache is optional. */
async function writeCache(folder: string, file: string, script: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = `${file}.${process.pid}`
    await writeFile(draft, script)
    await rename(draft, file)
  } catch {
    // The next process bundles again.
  }
}
