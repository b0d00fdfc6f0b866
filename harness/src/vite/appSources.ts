import { join } from 'node:path'

/** Glob patterns of the sources of the built app. */
export const appSources = (repository: string): string[] =>
  sources.map((source) => join(repository, source))

const sources = [
  'apps/web/{src,vite,public}/**',
  'apps/web/*.{ts,html,json}',
  'apps/web/.env*',
  'packages/{connect,react,siwe}/src/**',
  'packages/{connect,react,siwe}/package.json',
  'pnpm-lock.yaml',
]
