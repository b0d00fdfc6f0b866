import type { Matrix } from './featureMatrix.ts'

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
