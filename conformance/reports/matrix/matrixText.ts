import Table from 'cli-table3'
import { escapeForLine } from '../escapeForDisplay.ts'
import { symbols, type Matrix } from './featureMatrix.ts'

export function matrixText({ features, columns }: Matrix): string {
  const table = new Table({
    head: [
      'feature',
      ...columns.map(({ wallet, version }) =>
        escapeForLine([wallet, version].filter(Boolean).join(' ')),
      ),
    ],
    style: { head: [], border: [], compact: true },
  })
  features.forEach(({ title }, row) => {
    const answers = columns.map(({ cells }) => cells[row]!.answer)
    table.push([title, ...answers.map((answer) => `${symbols[answer]} ${answer}`)])
  })
  const wallets = `${columns.length} wallet${columns.length === 1 ? '' : 's'}`
  return `${table.toString()}\nmatrix: ${features.length} features, ${wallets}\n`
}
