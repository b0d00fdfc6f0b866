// Compares the API reports of the packages with their sources. With `--update`, writes the reports.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findEntryPoints } from './findEntryPoints.ts'
import { findOutdatedReports } from './findOutdatedReports.ts'
import { formatReport, isUndocumented } from './formatReport.ts'
import { readPackageApi } from './readPackageApi.ts'

const packages = ['packages/connect', 'packages/react', 'packages/siwe', 'harness']
const reports = new Map<string, string>()
const counts = { exported: 0, undocumented: 0, unexported: 0 }

for (const folder of packages) {
  const entries = findEntryPoints(path.resolve(folder))
  const apis = readPackageApi(path.resolve(folder), entries)
  for (const [index, api] of apis.entries()) {
    reports.set(path.join(folder, entries[index]!.report), formatReport(api))
    counts.exported += api.exported.length
    counts.undocumented += [...api.exported, ...api.unexported].filter(isUndocumented).length
    counts.unexported += api.unexported.length
  }
}

const outdated = findOutdatedReports('.', packages, reports)
const isUpdate = process.argv.includes('--update')
if (isUpdate) outdated.forEach(update)
if (isUpdate || outdated.length === 0) {
  console.log(
    `${reports.size} API reports, ${counts.exported} exports, ${counts.unexported} types reached and not exported, ${counts.undocumented} symbols without a doc comment`,
  )
} else {
  const files = outdated.join(', ')
  console.log(
    `update with: node packages/tooling/apiReport/main.ts --update (out of date: ${files})`,
  )
  process.exitCode = 1
}

function update(file: string): void {
  const text = reports.get(file)
  if (text === undefined) return rmSync(file)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
