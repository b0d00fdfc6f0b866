import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../../core/UsageError.ts'

/** Builds the Check page into a folder. Throws a UsageError without its sources, which are not published. */
export async function buildPage(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('../../../apps/check', import.meta.url))
  if (!existsSync(join(root, 'index.html')))
    throw new UsageError(
      'The Check page is not here: run --url from a clone of the repository, or open the page where it is deployed.',
    )
  const { build } = await import('vite')
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
}
