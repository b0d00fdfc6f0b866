import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { UsageError } from '../core/UsageError.ts'
import type { CheckRecording } from './checkRecording.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { checkFiles } from './writeIndex.ts'

const fileInSuite = (path: string) => new URL(`../${path}`, import.meta.url)

/**
 * Writes the files of a new check that passes: its source, and a recording for its judge. Run `writeIndex.ts`
 * and `writePages.ts` afterwards, because they read these files.
 *
 * @param name `GROUP/ID`: the name of a folder in `wallet/checks`, and an id that no check has
 * @returns the files that were written, relative to the package
 * @throws UsageError if the group is unknown, or the id is malformed or taken
 * @example
 * writeNewCheck('switch/3326.switch.twiceTheSame')
 */
export function writeNewCheck(name: string): string[] {
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
  writeNew(files[1]!, `${JSON.stringify(recording, undefined, 1)}\n`)
  return files
}

function writeNew(path: string, text: string): void {
  const file = fileInSuite(path)
  if (path.endsWith('.ts') && existsSync(file))
    throw new UsageError(`There is a file ${path} already.`)
  writeAtomically(fileURLToPath(file), text)
}

/**
 * Returns the source of a new check. Its level `INFO` keeps the check out of the profiles `core` and `strict` until the
 * author sets another level.
 */
function sourceOf(id: string, folder: string): string {
  const define = `define${folder.charAt(0).toUpperCase()}${folder.slice(1)}Check`
  return `import { ${define} } from '../groups.ts'
import { isHex, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

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

/**
 * Recording of a new check: one transcript that passes and one that fails. `recordTranscripts.ts` replaces it
 * by a real recording.
 */
const recording: CheckRecording = {
  pass: transcriptWith('0x38'),
  fail: { mutant: 'TODO', transcript: transcriptWith(56) },
}

function transcriptWith(value: string | number): CheckRecording['pass'] {
  const args = [{ method: 'eth_chainId' }]
  return [
    { t: 0, dir: 'call', what: 'eth_chainId', data: { id: 'chain', on: 'provider', args } },
    { t: 0, dir: 'result', what: 'eth_chainId', data: { id: 'chain', value, by: 'promise' } },
  ]
}
