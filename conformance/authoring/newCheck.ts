import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Card } from '../core/check.ts'
import { UsageError } from '../core/UsageError.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'
import type { Recorded } from './recordTranscripts.ts'

const inSuite = (path: string) => new URL(`../${path}`, import.meta.url)
const catalogue = inSuite('spec/catalogue.json')

/**
 * Writes the files of a new check that passes: its entry in the catalogue, its source and a recording for its
 * judge. Run `writeIndex.ts` and `writePages.ts` afterwards: they read these files.
 *
 * @param name `GROUP/ID`: a folder of the catalogue, and an id that is not taken
 * @returns the files that were written, relative to the package
 * @throws UsageError if the group is unknown, or the id is malformed or taken
 * @example
 * newCheck('switch/3326.switch.twiceTheSame')
 */
export function newCheck(name: string): string[] {
  const [folder = '', id = ''] = name.split(/\/(.*)/s)
  const cards = JSON.parse(readFileSync(catalogue, 'utf8')) as Card[]
  const group = groupOf(folder, cards)
  if (!/^[a-z0-9]+(\.[A-Za-z0-9-]+)+$/.test(id))
    throw new UsageError(`"${id}" is no id: it wants the form <eip or area>.<thing>.<camelCase>.`)
  if (cards.some((card) => card.id === id))
    throw new UsageError(`There is a check ${id} already, and ids are permanent: choose another.`)
  const last = cards.findLastIndex((card) => card.group === group)
  write(
    'spec/catalogue.json',
    JSON.stringify(cards.toSpliced(last + 1, 0, card(id, group)), undefined, 1),
  )
  const files = [`wallet/checks/${folder}/${id}.ts`, `transcripts/${id}.json`]
  write(files[0]!, source(id))
  write(files[1]!, `${JSON.stringify(recording, undefined, 1)}\n`)
  return ['spec/catalogue.json', ...files]
}

function groupOf(folder: string, cards: readonly Card[]): string {
  const wallet = inSuite('wallet/checks/')
  const folders = readdirSync(wallet, { withFileTypes: true }).filter((one) => one.isDirectory())
  const names = folders.map((one) => one.name)
  const files = names.includes(folder) ? readdirSync(new URL(`${folder}/`, wallet)) : []
  const group = cards.find((card) => files.includes(`${card.id}.ts`))?.group
  if (group) return group
  throw new UsageError(`There is no group "${folder}". There are: ${names.join(', ')}.`)
}

function write(path: string, text: string): void {
  const file = inSuite(path)
  if (path.endsWith('.ts') && existsSync(file))
    throw new UsageError(`There is a file ${path} already.`)
  writeAtomically(fileURLToPath(file), text)
}

/**
 * The entry of a new check in the catalogue. `INFO` keeps it out of every profile until its author sets the
 * level.
 */
const card = (id: string, group: string): Card => ({
  id,
  group,
  level: 'INFO',
  spec: 'TODO: the number of the EIP, § its section, a paraphrase',
  stimulus: 'eth_chainId',
  expect: '0x-prefixed hex',
  action: 'none',
  auto: 'N P X',
  note: '',
  basis: 'spec',
})

const source = (id: string) => `import { check } from '../../../engine/check.ts'
import { result } from '../judges.ts'
import { isHex } from '../shapes.ts'
import { ask } from '../steps.ts'

// TODO: say in one line what is not plain from the card.
export default check('${id}', {
  script: [...ask('chain', 'eth_chainId')],
  judge: result('chain', isHex, 'a string that begins with 0x'),
})
`

/**
 * Recording of the script above, one transcript that passes and one that fails. `recordTranscripts.ts`
 * replaces it with a real one.
 */
const recording: Recorded = {
  pass: answered('0x38'),
  fail: { mutant: 'TODO', transcript: answered(56) },
}

function answered(value: string | number): Recorded['pass'] {
  const args = [{ method: 'eth_chainId' }]
  return [
    { t: 0, dir: 'call', what: 'eth_chainId', data: { id: 'chain', on: 'provider', args } },
    { t: 0, dir: 'result', what: 'eth_chainId', data: { id: 'chain', value, by: 'promise' } },
  ]
}
