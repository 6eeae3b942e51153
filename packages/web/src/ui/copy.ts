/** Over plain HTTP there is no clipboard; false then, and the text must be shown instead. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
