import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../engine/UsageError.ts'
import type { Run } from '../reports/run.ts'

/** The forms that a run can be written in, and where to. */
export type FileOptions = {
  json?: string
  html?: string
  markdown?: string
  junit?: string
  badge?: string
  github?: boolean
}

/** Writes the run in every form that was asked for; the JSON first, as it is the run itself. */
export async function writeFiles(run: Run, files: FileOptions): Promise<void> {
  named(files)
  const { json, html, markdown, junit, badge, github } = files
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
  if (markdown) write(markdown, await markdownOf(run))
  if (badge) await writeBadge(run, badge)
  const summary = github ? process.env['GITHUB_STEP_SUMMARY'] : undefined
  if (summary) appendFileSync(summary, await markdownOf(run))
}

/** @throws UsageError where the file cannot be written. */
export function write(file: string, text: string): void {
  attempt(file, () => writeFileSync(file, text))
}

/**
 * Before the run whose results go there.
 *
 * @throws UsageError where one of them cannot be written, or two would be one.
 */
export function tryFiles(files: FileOptions): void {
  named(files).forEach(tryWriting)
}

/**
 * The files that are asked for; an empty name is a variable that was not set.
 *
 * @throws UsageError where one has no name, or two have the same: one would be written over the other.
 */
function named(files: FileOptions): string[] {
  const byPath = new Map<string, string>()
  return forms.flatMap((form) => {
    const file = files[form]
    if (file === undefined) return []
    if (file === '') throw new UsageError(`--${form} wants the name of a file, and has none.`)
    const path = resolve(file)
    const other = byPath.get(path)
    if (other) throw new UsageError(`${file} cannot be both --${other} and --${form}.`)
    byPath.set(path, form)
    return [file]
  })
}

const forms = ['json', 'html', 'markdown', 'junit', 'badge'] as const

/**
 * Before minutes of work whose result goes there; a file that is there stays as it is.
 *
 * @throws UsageError where the file cannot be written.
 */
export function tryWriting(file: string): void {
  attempt(file, () => {
    const isNew = !existsSync(file)
    closeSync(openSync(file, 'a'))
    if (isNew) rmSync(file)
  })
}

function attempt(file: string, act: () => void): void {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    act()
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

async function markdownOf(run: Run): Promise<string> {
  const { markdownText } = await import('../reports/markdown.ts')
  return markdownText(run)
}

/** Whichever of the two is named, the other lies beside it. */
async function writeBadge(run: Run, file: string): Promise<void> {
  const { badgeOf, badgeSvg } = await import('../reports/badge.ts')
  const bare = file.replace(/\.(json|svg)$/, '')
  const badge = badgeOf(run)
  write(`${bare}.json`, `${JSON.stringify(badge)}\n`)
  write(`${bare}.svg`, badgeSvg(badge))
}
