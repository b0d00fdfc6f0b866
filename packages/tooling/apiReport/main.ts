// Compares the API reports of the packages with their sources, and requires a doc comment of every symbol in a report.
// With `--update`, writes the reports.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findEntryPoints } from './findEntryPoints.ts'
import { readPackageApi } from './readPackageApi.ts'
import { findOutdatedReports, findUndocumented, formatApiReport } from './reports.ts'

const packages = ['packages/connect', 'packages/react', 'packages/siwe', 'harness']
const reports = new Map<string, string>()
const undocumented: string[] = []
let exports = 0

for (const folder of packages) {
  const entries = findEntryPoints(path.resolve(folder))
  const apis = readPackageApi(path.resolve(folder), entries)
  for (const [index, api] of apis.entries()) {
    reports.set(path.join(folder, entries[index]!.report), formatApiReport(api))
    undocumented.push(...findUndocumented(api))
    exports += api.exported.length
  }
}

const outdated = findOutdatedReports('.', packages, reports)
const isUpdate = process.argv.includes('--update')
if (isUpdate) outdated.forEach(update)
else if (outdated.length > 0) {
  const files = outdated.join(', ')
  fail(`update with: node packages/tooling/apiReport/main.ts --update (out of date: ${files})`)
}
if (undocumented.length > 0) fail(`add a doc comment to: ${undocumented.join(', ')}`)
if (process.exitCode === undefined) console.log(`${reports.size} API reports, ${exports} exports`)

function fail(message: string): void {
  console.log(message)
  process.exitCode = 1
}

function update(file: string): void {
  const text = reports.get(file)
  if (text === undefined) return rmSync(file)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
