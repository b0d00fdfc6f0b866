import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../engine/UsageError.ts'
import type { Run } from '../reports/run.ts'
import type { RunOptions } from './options.ts'

/** Writes the run in every form that was asked for; the JSON first, as it is the run itself. */
export async function writeFiles(run: Run, { json, html, junit }: RunOptions): Promise<void> {
  if (json) {
    const { jsonText } = await import('../reports/json.ts')
    write(json, jsonText(run))
  }
  if (html) {
    const { htmlText } = await import('../reports/html/html.ts')
    write(html, htmlText(run))
  }
  if (junit) {
    const { junitText } = await import('../reports/junit.ts')
    write(junit, junitText(run))
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}
