/** Finds compression rates of code by measured bundles. */

/** A measured bundle. */
export interface Sample {
  /** Minified bytes of each group of code that it contains, by the index of the group. */
  groups: ReadonlyMap<number, number>;
  /** Bytes of modules that another copy of their package has as well. */
  duplicates: number;
  /** Bytes of the whole bundle after compression. */
  compressed: number;
}

export interface Calibration {
  rates: number[];
  duplicateRate: number;
  fixed: number;
  exponent: number;
}

/**
 * Larger bundles compress better, because they repeat more. Compressed sizes to this power come closest to a sum over the
 * code: of the values from 1 to 1.2, this one has the smallest error for bundles that were not used for the calibration.
 */
const EXPONENT = 1.04;

/** How much the rate of a group resists to be different from that of the others. A larger group resists more. */
const STIFFNESS = 0.01;
const LEAST_RESISTANCE = 0.02;
const RESISTANCE_PER_BYTE = 1e-5;

/** Every bundle has code tables and names, whatever it contains. They have about this many bytes. */
const FIXED = 200;

/**
 * Finds a rate for each group so that the sums of the samples have the smallest relative errors (ridge regression).
 * @param groupCount the number of groups.
 */
export function calibrate(samples: readonly Sample[], groupCount: number): Calibration {
  const power = (sample: Sample) => sample.compressed ** EXPONENT;
  const usual = findUsualRate(samples.map((sample) => ({ ...sample, power: power(sample) })));
  const [duplicates, fixed] = [groupCount, groupCount + 1];
  const size = groupCount + 2;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  const bytes = new Float64Array(size);
  for (const sample of samples) {
    const scale = usual / power(sample);
    const row = [...sample.groups].map(
      ([group, bytesOfGroup]) => [group, bytesOfGroup * scale] as const,
    );
    // The difference to an estimate with the usual rate for all code.
    const rest = 1 - row.reduce((sum, [, value]) => sum + value, 0);
    const full = [
      ...row,
      [duplicates, -sample.duplicates * scale] as const,
      [fixed, FIXED * scale] as const,
    ];
    for (const [i, a] of full) {
      right[i]! += a * rest;
      for (const [j, b] of full) {
        matrix[i]![j]! += a * b;
      }
    }
    for (const [group, bytesOfGroup] of sample.groups) {
      bytes[group] = Math.max(bytes[group]!, bytesOfGroup);
    }
  }
  bytes.forEach((largest, index) => {
    matrix[index]![index]! += STIFFNESS * Math.max(LEAST_RESISTANCE, largest * RESISTANCE_PER_BYTE);
  });
  const changes = solve(matrix, right);
  return {
    rates: Array.from(changes.subarray(0, groupCount), (change) => usual * (1 + change)),
    duplicateRate: usual * changes[duplicates]!,
    fixed: usual * FIXED * changes[fixed]!,
    exponent: EXPONENT,
  };
}

/** The single rate for all code that fits best. */
function findUsualRate(samples: readonly (Sample & { power: number })[]): number {
  let above = 0;
  let below = 0;
  for (const { groups, power } of samples) {
    const bytes = [...groups.values()].reduce((sum, size) => sum + size, 0);
    above += bytes * power;
    below += bytes * bytes;
  }
  return below === 0 ? 0 : above / below;
}

/** Solves a system of equations with a symmetric positive definite matrix (Cholesky). The matrix is overwritten. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const result = Float64Array.from(right);
  for (let i = 0; i < size; i += 1) {
    const row = matrix[i]!;
    for (let j = 0; j <= i; j += 1) {
      const other = matrix[j]!;
      let sum = row[j]!;
      for (let k = 0; k < j; k += 1) {
        sum -= row[k]! * other[k]!;
      }
      row[j] = i === j ? Math.sqrt(sum) : sum / other[j]!;
    }
    for (let k = 0; k < i; k += 1) {
      result[i]! -= row[k]! * result[k]!;
    }
    result[i]! /= row[i]!;
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) {
      result[i]! -= matrix[k]![i]! * result[k]!;
    }
    result[i]! /= matrix[i]![i]!;
  }
  return result;
}
