import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import picomatch from 'picomatch'
import { readRun } from '../cli/readRun.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { isWrong } from '../core/result.ts'
import { readRows } from './readRows.ts'
import { renderTranscript } from './renderTranscript.ts'

// Writes the transcripts of the failures that the table of a wallet lists, from a run with transcripts:
// node conformance/discoveries/writeTranscripts.ts RUN.json
const { subject, results } = readRun(process.argv[2] ?? 'run.json')
const folder = fileURLToPath(new URL(`${subject.name}/transcripts/`, import.meta.url))
const isListed = picomatch(readRows(subject.name))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const result of results) {
  if (!isListed(result.id) || !isWrong(result.status)) continue
  writeAtomically(`${folder}${result.id}.md`, renderTranscript(result, subject))
}
