import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cards } from '../core/check.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'

const folder = fileURLToPath(new URL('../wallet/checks/', import.meta.url))

/** Returns the check files by id: `{ '695.chainId.hex': 'chainId/695.chainId.hex.ts' }`. */
export function checkFiles(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const checks = files.filter((file) => file.includes('/') && !file.includes('.test.'))
  return Object.fromEntries(
    checks
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file.replace(/^.*\/|\.ts$/g, ''), file]),
  )
}

/**
 * Returns the source of `wallet/checks/index.ts`: every check in the order of the catalogue, laid out as the
 * formatter does. The imports are static so that a bundler can include the checks in a page.
 */
export function indexText(): string {
  const files = checkFiles()
  const ids = [...cards.keys()].filter((id) => files[id])
  return [
    '// Written by `node conformance/authoring/writeIndex.ts`; a test compares it with the files.',
    "import type { Check } from '../../core/check.ts'",
    ...ids.map((id, i) => `import check${i} from './${files[id]}'`),
    '',
    '/** Every check of a provider, by id, in the order of the catalogue. */',
    'export const walletChecks: ReadonlyMap<string, Check> = new Map(',
    '  [',
    ...ids.map((_, i) => `    check${i},`),
    '  ].map((check) => [check.id, check]),',
    ')',
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeAtomically(`${folder}index.ts`, indexText())
