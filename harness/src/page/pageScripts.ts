import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { bundleScript, importSpecifier, sourceFolder } from './bundleScript.ts'
import { oncePerKey } from './oncePerKey.ts'
import type { PersonaSource } from './PersonaSource.ts'
import { lazyKey, type PageConfig } from './pageBridgeProtocol.ts'

/**
 * Returns the minified script with the engine, a persona and its quirks. It installs the wallets that scripts
 * of `walletScript` configure.
 *
 * @throws Error of one line, if the persona's file cannot run in a page
 */
export const engineScript = (
  source: PersonaSource,
  quirks: readonly string[] = [],
): Promise<string> => {
  const key = engineKey(source, quirks)
  return oncePerKey(key, () => bundleOf(source, key, entrySource(key, source, quirks), false))
}

/** Returns the second script, which a page loads when it first uses one of the lazy methods. */
export const lazyScript = (source: PersonaSource): Promise<string> => {
  const key = `${lazyKey(source.persona.id)} ${source.file}`
  return oncePerKey(key, async () => bundleOf(source, key, await lazySource(source), true))
}

/** Returns the script that configures one wallet of the persona. It may run before or after the engine's script. */
export const walletScript = (
  source: PersonaSource,
  quirks: readonly string[],
  config: PageConfig,
): string => {
  const slot = `globalThis[Symbol.for(${JSON.stringify(`touchstone.${engineKey(source, quirks)}`)})]`
  return `{const slot=${slot}??={waiting:[]},config=${JSON.stringify(config)};slot.install?slot.install(config):slot.waiting.push(config)}`
}

const engineKey = ({ persona, file, isBuiltIn }: PersonaSource, quirks: readonly string[]) =>
  [isBuiltIn ? persona.id : file, ...quirks].join('+')

const bundleOf = (source: PersonaSource, key: string, code: string, lazy: boolean) =>
  source.isBuiltIn
    ? bundleOrReadCache(key, code, lazy)
    : bundleScript(code, { for: source.file, lazy })

/** Bundles the code, or reads the bundle from the cache on disk, which all processes of a user share. */
async function bundleOrReadCache(key: string, code: string, lazy: boolean): Promise<string> {
  const hash = createHash('sha256')
    .update(`${key}\n${await fingerprint()}`)
    .digest('hex')
    .slice(0, 24)
  const folder = join(tmpdir(), `touchstone-${userInfo().uid}`)
  const file = join(folder, `${hash}.js`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    const script = await bundleScript(code, { for: key, lazy })
    await writeCache(folder, file, script)
    return script
  }
}

const entrySource = (key: string, source: PersonaSource, quirks: readonly string[]): string => {
  const quirkList =
    quirks.length === 0 ? '[]' : `all.filter(({ id }) => ${JSON.stringify(quirks)}.includes(id))`
  return [
    `import { registerPersona } from ${importSpecifier('page/registerPersona.ts')}`,
    `import { ${source.name} as persona } from ${JSON.stringify(source.file)}`,
    quirks.length === 0
      ? ''
      : `import { quirks as all } from ${importSpecifier('wallet/quirks/index.ts')}`,
    `registerPersona(${JSON.stringify(key)}, persona, ${quirkList})`,
  ].join('\n')
}

/** Returns the code of the second script. Built-in personas may have a file with hooks for lazy methods. */
async function lazySource({ persona, file, name, isBuiltIn }: PersonaSource): Promise<string> {
  const hooks = `${name}LazyMethods`
  const has = isBuiltIn && (await readdir(join(sourceFolder, 'personas'))).includes(`${hooks}.ts`)
  return [
    `import { lazyMethods as methods } from ${importSpecifier('wallet/methods/lazyMethods.ts')}`,
    has ? `import { ${hooks} as hooks } from ${importSpecifier(`personas/${hooks}.ts`)}` : '',
    isBuiltIn ? '' : `import { ${name} as own } from ${JSON.stringify(file)}`,
    has ? '' : `const hooks = ${isBuiltIn ? 'undefined' : 'own.lazyMethods'}`,
    `globalThis[Symbol.for(${JSON.stringify(lazyKey(persona.id))})] ??= { methods, hooks }`,
  ].join('\n')
}

/** Returns a text that changes when a source file of the page scripts changes. */
async function fingerprint(): Promise<string> {
  const folders = ['wallet', 'personas', 'page'].map((name) => join(sourceFolder, name))
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
