import { Button } from '@mui/base/Button';

export default function ButtonLink() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className={actionClass} href="https://www.w3.org/WAI/ARIA/apg/patterns/button/">
        Read the button pattern
      </Button>
      <Button className={actionClass} href="mailto:desk@example.com">
        Contact the desk
      </Button>
    </div>
  );
}

const actionClass =
  'box-border px-4 py-2 border border-solid border-transparent rounded-md font-[inherit] text-base font-semibold bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950 cursor-pointer hover:bg-teal-900 dark:hover:bg-teal-200 [&.base--active]:translate-y-px focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 no-underline';
