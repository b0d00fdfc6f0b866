import { join } from 'node:path'

/** What the built app is made of, as glob patterns. */
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
