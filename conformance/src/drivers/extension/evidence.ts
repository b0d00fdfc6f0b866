import { fileURLToPath } from 'node:url'
import type { ExtensionHost } from './host.ts'

/** Never in the repository: pictures show what the wallet shows. */
const results = fileURLToPath(new URL('../../../.results/metamask-extension/', import.meta.url))

/** Keeps pictures of all pages and a Playwright trace of something that went wrong, and says where. */
export async function keepEvidence(host: ExtensionHost, id: string): Promise<void> {
  const folder = `${results}${id}`
  await host.order({ op: 'evidence', folder })
  process.stdout.write(`pictures ${folder}\n`)
}
