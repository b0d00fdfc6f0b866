/** Replaces values that differ from run to run, such as ids, dates, hashes and tab numbers, with placeholders. */
export const maskValues = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(maskValues)
    : typeof value === 'string'
      ? maskText(value)
      : typeof value === 'object' && value !== null
        ? maskObject(value as Record<string, unknown>)
        : value

const maskText = (text: string): string => {
  if (/^0x[0-9a-f]{64}$/.test(text)) return '<hash>'
  if (/^0x[0-9a-f]{32}$/.test(text)) return '<id>'
  return text.replace(/retrying in [\d.]+ minutes/, 'retrying in <some> minutes')
}

/** Masks the values of an object and sorts its keys. `recordingLines.ts` compares the order of an error's keys. */
const maskObject = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => {
        if (key === 'stack' && typeof item === 'string') return [key, '<stack>']
        if (['date', 'tabId', 'networkClientId', 'extensionId'].includes(key))
          return [key, `<${key}>`]
        // Masks the ids of permissions, requests and batches of calls.
        return [key, key === 'id' ? '<id>' : maskValues(item)]
      }),
  )
