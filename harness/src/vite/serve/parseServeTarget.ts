import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../UsageError.ts'

/** Target of `touchstone serve`: a Vite app, the folder of a built site, or a page of another server. */
export type ServeTarget =
  | { kind: 'vite'; root: string }
  | { kind: 'folder'; root: string }
  | { kind: 'page'; url: URL }

/** Detects the kind of a target. Throws UsageError that says what was found instead. */
export function parseServeTarget(text: string): ServeTarget {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return { kind: 'page', url: addressOf(text) }
  const root = resolve(text)
  const found = statSync(root, { throwIfNoEntry: false })
  if (!found)
    throw new UsageError(
      `There is no folder ${text}. For a page that runs, write its http address.`,
    )
  if (!found.isDirectory())
    throw new UsageError(`${text} is a file: name the folder that it is in.`)
  if (isViteApp(root)) return { kind: 'vite', root }
  if (existsSync(join(root, 'index.html'))) return { kind: 'folder', root }
  throw new UsageError(
    `${text} has neither an index.html nor a vite.config: name the folder of a built site, or of a Vite app.`,
  )
}

function addressOf(text: string): URL {
  if (URL.canParse(text) && /^https?:/i.test(text)) {
    const url = new URL(text)
    if (url.username === '' && url.password === '') return url
    // `fetch` rejects an address with a user or a password.
    throw new UsageError('The address has a user or a password: leave them out.')
  }
  throw new UsageError(`${text} is not an http(s) address.`)
}

/** Whether a folder has a configuration of Vite, or an `index.html` and Vite as a dependency. */
function isViteApp(root: string): boolean {
  const has = (file: string) => existsSync(join(root, file))
  if (['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].some((end) => has(`vite.config.${end}`))) return true
  if (!has('index.html') || !has('package.json')) return false
  try {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>
    return Boolean(dependencies?.['vite'] ?? devDependencies?.['vite'])
  } catch {
    return false
  }
}
