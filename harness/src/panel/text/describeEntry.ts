import type { Act, Encoded, Entry } from '../../wallet/types.ts'

export function describeEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'call':
      return `page asks ${entry.method}${brief(entry.params)}`
    case 'result':
      return `answer to ${entry.method}${brief(entry.value)}`
    case 'error':
      return `error for ${entry.method}${brief(entry.error)}`
    case 'event':
      return `event ${entry.event}${entry.args.map(brief).join('')}`
    case 'prompt':
      return `prompt ${entry.prompt.id} for ${entry.prompt.method}`
    case 'answer':
      return `prompt ${entry.prompt} ${entry.answer}`
    case 'act':
      return `act: ${act(entry.act)}`
    case 'rpc':
      return `node of chain ${entry.chainId} asked ${entry.method}`
  }
}

function act({ type, ...rest }: Act): string {
  const more = JSON.stringify(rest)
  return more === '{}' ? type : `${type} ${more}`
}

const brief = (value: Encoded): string => {
  const text = value.$ === 'undefined' ? '' : show(value)
  return text === '' ? '' : ` ${text.length > 160 ? `${text.slice(0, 159)}…` : text}`
}

function show(value: Encoded): string {
  switch (value.$) {
    case 'json':
      return JSON.stringify(value.value)
    case 'undefined':
      return 'undefined'
    case 'bigint':
      return `${value.value}n`
    case 'number':
      return value.value
    case 'error':
      return `${value.error.code ?? 'without code'}: ${value.error.message ?? ''}`
    case 'array':
      return `[${value.items.map(show).join(', ')}]`
    case 'object':
      return `{${value.entries.map(([key, item]) => `${key}: ${show(item)}`).join(', ')}}`
  }
}
