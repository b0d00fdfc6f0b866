/** Describes an error of Node's permission model. Node's own message names no file. */
export function describeAccessDenied(error: unknown): string | undefined {
  const { code, permission, resource } = (error ?? {}) as { [key: string]: unknown }
  if (code !== 'ERR_ACCESS_DENIED') return undefined
  switch (permission) {
    case 'FileSystemRead':
      return `it wanted to read ${resource}, and may read its own project only`
    case 'FileSystemWrite':
      return `it wanted to write ${resource}, and may write nothing`
    case 'ChildProcess':
      return `it wanted to start ${resource}, and may start nothing`
    default:
      return `it wanted ${permission}, which a module may not have`
  }
}
