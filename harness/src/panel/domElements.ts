type Child = Node | string | false | undefined

/** Creates a DOM element with properties and children. Strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'style'>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  Object.assign(node, properties)
  node.append(...children.filter((child) => child !== false && child !== undefined))
  return node
}

/** A button that does not submit a form. */
export const button = (label: string, onclick: () => void, more: Partial<HTMLButtonElement> = {}) =>
  element('button', { type: 'button', onclick, ...more }, label)
