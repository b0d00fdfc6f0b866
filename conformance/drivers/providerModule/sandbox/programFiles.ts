import { realpathSync } from 'node:fs'

/** Returns the files that Node needs to start: its program and the shared libraries of this process. */
export function programFiles(): string[] {
  const { report } = process
  // Without this option, the report looks up each address of the machine by DNS. Node's types lack it.
  Object.assign(report, { excludeNetwork: true })
  const { sharedObjects } = report.getReport() as { sharedObjects: string[] }
  const libraries = sharedObjects.filter((path) => path.startsWith('/'))
  return [...new Set([realpathSync(process.execPath), process.execPath, ...libraries])]
}
