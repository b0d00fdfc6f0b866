export { publishedPackages } from './publishedPackages.ts'
export { stagePackage } from './stagePackage.ts'
