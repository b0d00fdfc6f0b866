import { realpathSync } from 'node:fs'

/** Files that Node needs to start: its program and the system's libraries, as this process has loaded them. */
export function programFiles(): string[] {
  const { report } = process
  // Otherwise each address of the machine is looked up by DNS. Node's types do not know the option yet.
  Object.assign(report, { excludeNetwork: true })
  const { sharedObjects } = report.getReport() as { sharedObjects: string[] }
  const libraries = sharedObjects.filter((path) => path.startsWith('/'))
  return [...new Set([realpathSync(process.execPath), process.execPath, ...libraries])]
}
