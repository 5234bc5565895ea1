import { Badge } from '@mui/base/Badge';

const corners = {
  'top-start': '-top-[11px] -start-[11px]',
  'top-end': '-top-[11px] -end-[11px]',
  'bottom-start': '-bottom-[11px] -start-[11px]',
  'bottom-end': '-bottom-[11px] -end-[11px]',
};

export default function BadgePositions() {
  return (
    <div className="flex flex-wrap gap-8 p-3">
      {Object.entries(corners).map(([corner, position]) => (
        <Badge
          className="relative inline-flex"
          key={corner}
          badgeContent={4}
          role="img"
          aria-label={`${corner}: 4 letters`}
          slotProps={{ badge: { className: `${badgeClass} ${position}` } }}
        >
          <span className="grid min-w-24 place-items-center rounded-[10px] bg-slate-200 px-2 py-3.5 text-slate-900 dark:bg-slate-700 dark:text-slate-100">
            {corner}
          </span>
        </Badge>
      ))}
    </div>
  );
}

const badgeClass =
  'absolute size-[22px] rounded-[11px] bg-teal-800 text-center text-[12px]/[22px] font-semibold text-white dark:bg-teal-300 dark:text-teal-950';
