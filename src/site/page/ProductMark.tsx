import { PRODUCT_MARKS } from '@/src/shared/productMarks';

/** Decorative: the library's name stands beside it. */
export function ProductMark({ id }: { id: string }) {
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PRODUCT_MARKS[id]} />
    </svg>
  );
}
