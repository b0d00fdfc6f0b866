import type { Run } from '@touchstone/conformance/reports'

export async function downloadReport(run: Run, form: 'json' | 'html' | 'markdown'): Promise<void> {
  const { extension, type, render } = forms[form]
  const url = URL.createObjectURL(new Blob([await render(run)], { type }))
  const name = run.subject.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const download = `touchstone-${name}-${run.suite.profile}-${run.run.startedAt.slice(0, 10)}.${extension}`
  Object.assign(document.createElement('a'), { href: url, download }).click()
  // Revoke the URL in a later task: the browser reads it during the click.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Loads the code of the HTML and Markdown reports in advance: the server of this page may stop before a download. */
export const prepareDownloads = (): Promise<unknown> => Promise.all([html(), markdown()])

const html = () => import('@touchstone/conformance/reports/html')
const markdown = () => import('@touchstone/conformance/reports/markdown')

const forms = {
  json: {
    extension: 'json',
    type: 'application/json',
    render: async (run: Run) => `${JSON.stringify(run, undefined, 1)}\n`,
  },
  html: {
    extension: 'html',
    type: 'text/html',
    render: async (run: Run) => (await html()).htmlReport(run),
  },
  markdown: {
    extension: 'md',
    type: 'text/markdown',
    render: async (run: Run) => (await markdown()).markdownText(run),
  },
}
