import type { Launched } from './protocol.ts'

/** Where a build was downloaded for this run, one line says which, so that it can be held against its makers' own. */
export function tellDownload(
  { from, version, sha256 }: Pick<Launched, 'from' | 'version' | 'sha256'>,
  out: { write(text: string): unknown } = process.stderr,
): void {
  if (from === 'download')
    out.write(`MetaMask ${version} downloaded by Synpress, sha256 of its archive ${sha256}\n`)
}
