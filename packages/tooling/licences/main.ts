// Fails if a dependency has no allowed licence.
import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { findForbiddenLicences, type LicenceListing } from './findForbiddenLicences.ts'

const listed = execFileSync('pnpm', ['licenses', 'list', '--json'], { encoding: 'utf8' })
const listing = JSON.parse(listed) as LicenceListing
const packages = Object.values(listing).flat().length
const bad = findForbiddenLicences(listing)
for (const line of bad) console.log(line)
console.log(`${packages} packages read, ${bad.length} not open source`)
process.exitCode = bad.length > 0 || packages === 0 ? 1 : 0
