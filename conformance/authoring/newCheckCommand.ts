// `npm run new:check GROUP/ID`: writes the files of a new check.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { UsageError } from '../core/UsageError.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import type { CheckRecording } from './readCheckRecording.ts'
import { checkFiles } from './writeIndexAndCatalogue.ts'

const suite = fileURLToPath(new URL('../', import.meta.url))

try {
  const name = process.argv[2] ?? ''
  const files = writeNewCheck(name)
  // Run each script in a process of its own, so that it imports the new check.
  for (const script of ['writeIndexAndCatalogue', 'writeCheckPages']) author(script)
  const id = name.split(/\/(.*)/s)[1]
  const all = [...files, 'wallet/checks/index.ts', 'spec/catalogue.json', `docs/checks/${id}.md`]
  process.stdout.write(`${all.map((file) => `conformance/${file}`).join('\n')}\n`)
  process.stdout.write(
    `\nNext, describe the requirement in it: see conformance/docs/writing-checks.md.\n`,
  )
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`new:check: ${error.message}\n`)
  process.exitCode = 2
}

function author(script: string): void {
  const { status, stderr } = spawnSync(process.execPath, [`${suite}authoring/${script}.ts`], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`)
}

/**
 * Writes the source of a new check that passes, and a recording for its judge. Returns their paths.
 *
 * @param name `GROUP/ID`: the name of a folder in `wallet/checks`, and an id that no check has
 * @throws UsageError if the group is unknown, or the id is malformed or taken
 */
function writeNewCheck(name: string): string[] {
  const [folder = '', id = ''] = name.split(/\/(.*)/s)
  const folders = new Set(Object.values(checkFiles()).map((file) => file.split('/')[0]!))
  if (!folders.has(folder))
    throw new UsageError(`There is no group "${folder}". There are: ${[...folders].join(', ')}.`)
  if (!/^[a-z0-9]+(\.[A-Za-z0-9-]+)+$/.test(id))
    throw new UsageError(`"${id}" is no id: it wants the form <eip or area>.<thing>.<camelCase>.`)
  if (walletChecks.has(id))
    throw new UsageError(`There is a check ${id} already, and ids are permanent: choose another.`)
  const files = [`wallet/checks/${folder}/${id}.ts`, `transcripts/${id}.json`]
  writeNew(files[0]!, sourceOf(id, folder))
  writeNew(files[1]!, `${JSON.stringify(createRecording(), undefined, 1)}\n`)
  return files
}

function writeNew(path: string, text: string): void {
  if (path.endsWith('.ts') && existsSync(`${suite}${path}`))
    throw new UsageError(`There is a file ${path} already.`)
  writeAtomically(`${suite}${path}`, text)
}

/**
 * Returns the source of a new check. Its level `INFO` keeps the check out of the profiles `core` and `strict` until the
 * author sets another level.
 */
function sourceOf(id: string, folder: string): string {
  const define = `define${folder.charAt(0).toUpperCase()}${folder.slice(1)}Check`
  const imports = [
    [define, '../defineCheckOfGroup.ts'],
    ['isHex, result', '../../judges.ts'],
    ['ask', '../../steps.ts'],
  ]
  return `${imports.map(([names, path]) => `import { ${names} } from '${path}'`).join('\n')}

export default ${define}({
  id: '${id}',
  title: 'TODO: the requirement in one sentence (${id})',
  level: 'INFO',
  spec: 'TODO: the number of the EIP, § its section, a paraphrase',
  stimulus: 'eth_chainId',
  expected: '0x-prefixed hex',

  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isHex, 'a string that begins with 0x'),
})
`
}

/** Creates a recording that passes and one that fails, until `recordTranscripts.ts` replaces both by real ones. */
function createRecording(): CheckRecording {
  return {
    pass: transcriptWith('0x38'),
    fail: { mutant: 'TODO', transcript: transcriptWith(56) },
  }
}

function transcriptWith(value: string | number): CheckRecording['pass'] {
  const args = [{ method: 'eth_chainId' }]
  return [
    { t: 0, dir: 'call', what: 'eth_chainId', data: { id: 'chain', on: 'provider', args } },
    { t: 0, dir: 'result', what: 'eth_chainId', data: { id: 'chain', value, by: 'promise' } },
  ]
}
