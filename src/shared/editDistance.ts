/**
 * Returns the number of letters to insert, remove, replace, or swap with their neighbor, to make one word of another. Used
 * wherever misspelled names are matched. The site search compares names with it; MiniSearch compares the words of its index.
 */
export function getEditDistance(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          previous[j]! + 1,
          row[j - 1]! + 1,
          previous[j - 1]! + (isSame ? 0 : 1),
          isSwapped ? before[j - 2]! + 1 : Infinity,
        ),
      );
    }
    before = previous;
    previous = row;
  }
  return previous[other.length]!;
}
