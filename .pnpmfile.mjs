// viem, abitype and ox name zod as an optional peer. Three zods in the tree would split viem into
// three copies, and two copies of viem do not share `instanceof` or caches. None of us uses that peer.
const withoutZod = new Set(['viem', 'abitype', 'ox'])

function readPackage(pkg) {
  if (!withoutZod.has(pkg.name)) return pkg
  delete pkg.peerDependencies?.zod
  delete pkg.peerDependenciesMeta?.zod
  return pkg
}

export const hooks = { readPackage }
