import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the axe violations of a page with their elements. Uses axe's legacy mode, which finds the same on pages without
 * cross-origin frames. The default mode opens an extra page for each run and takes two to three times as long.
 */
export const axeViolations = async ({ page }: { page: Page }): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
