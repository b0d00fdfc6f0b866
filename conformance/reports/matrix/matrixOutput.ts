import Table from 'cli-table3'
import { escapeForLine } from '../escapeForDisplay.ts'
import { plural } from '../verdictOf.ts'
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
  const counts = `${features.length} features, ${plural(columns.length, 'wallet')}`
  return `${table.toString()}\nmatrix: ${counts}\n`
}

export const matrixJson = ({ features, columns }: Matrix): string =>
  `${JSON.stringify(
    {
      schemaVersion: 1,
      features,
      wallets: columns.map(({ cells, ...column }) => ({
        ...column,
        features: Object.fromEntries(
          cells.map(({ answer, why, results }, row) => [
            features[row]!.id,
            { answer, why, checks: results.map(({ id, status }) => ({ id, status })) },
          ]),
        ),
      })),
    },
    undefined,
    1,
  )}\n`
