import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import picomatch from 'picomatch'
import { readRun } from '../cli/readRun.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { isWrong } from '../core/result.ts'
import { readDefectPatterns, renderFailedResult } from './defectTranscripts.ts'

// Writes the transcripts of the failures that the table of a wallet lists, from a run with transcripts:
// node conformance/discoveries/writeDefectTranscripts.ts RUN.json
const { subject, results } = readRun(process.argv[2] ?? 'run.json')
const folder = fileURLToPath(new URL(`${subject.name}/transcripts/`, import.meta.url))
const isListed = picomatch(readDefectPatterns(subject.name))
const failures = results.filter(({ id, status }) => isListed(id) && isWrong(status))
// The transcripts are replaced, so do not start with a run that has none.
if (failures.length === 0 || failures.some(({ transcript }) => !transcript?.length)) {
  process.stderr.write(
    'The run has no transcripts of these failures: use the file of --json itself.\n',
  )
  process.exit(2)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const failure of failures)
  writeAtomically(`${folder}${failure.id}.md`, renderFailedResult(failure, subject))
