import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Check } from '../core/defineCheck.ts'
import { catalogueEntry } from '../wallet/catalogueEntry.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'

const folder = fileURLToPath(new URL('../wallet/checks/', import.meta.url))
/** Path of the module of `Check`, from the index. */
const definition = '../../core/defineCheck.ts'
const catalogue = fileURLToPath(new URL('../spec/catalogue.json', import.meta.url))

/** Returns the files of all checks by id: `{ '695.chainId.hex': 'chainId/695.chainId.hex.ts' }`. */
export function checkFiles(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const checks = files.filter(
    (file) => /^\w+\/\w+(\.[\w-]+)+\.ts$/.test(file) && !file.includes('.test.'),
  )
  return Object.fromEntries(checks.map((file) => [basename(file, '.ts'), file]))
}

/**
 * Returns the source of `wallet/checks/index.ts`, formatted as the formatter would. It lists every check in the
 * order of the catalogue. Its imports are static, so that a bundler can include the checks in a page.
 */
export async function indexText(): Promise<string> {
  const files = checkFiles()
  const ids = (await readChecks()).map(({ id }) => id)
  return [
    '// Written by `node conformance/authoring/writeIndexAndCatalogue.ts`; a test compares it with the files.',
    `import type { Check } from '${definition}'`,
    ...ids.map((id) => `import ${nameOf(id)} from './${files[id]}'`),
    '',
    '/** Every check of a provider, by id, in the order of the catalogue. */',
    'export const walletChecks: ReadonlyMap<string, Check> = new Map(',
    '  [',
    ...ids.map((id) => `    ${nameOf(id)},`),
    '  ].map((check) => [check.id, check]),',
    ')',
    '',
  ].join('\n')
}

/** Returns the name of a check's import. It depends on the id only, so that a new check changes two lines. */
const nameOf = (id: string) => `check_${id.replaceAll(/\W/g, '_')}`

/** Returns `spec/catalogue.json`: the descriptions of all checks, for other programs. */
export async function catalogueText(): Promise<string> {
  return `${JSON.stringify((await readChecks()).map(catalogueEntry), undefined, 1)}\n`
}

/**
 * Imports every check. Checks that are in the catalogue keep their place in it. A new check becomes the last of
 * its group.
 */
async function readChecks(): Promise<Check[]> {
  const known = (JSON.parse(readFileSync(catalogue, 'utf8')) as { id: string }[]).map(
    ({ id }) => id,
  )
  const files = Object.values(checkFiles())
  const checks = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(`${folder}${file}`).href)) as { default: Check }
      return module.default
    }),
  )
  const place = ({ id }: Check) => (known.includes(id) ? known.indexOf(id) : known.length)
  return checks.toSorted((a, b) => compare(a.group, b.group) || place(a) - place(b))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [index, entries] = [await indexText(), await catalogueText()]
  writeAtomically(`${folder}index.ts`, index)
  writeAtomically(catalogue, entries)
}
