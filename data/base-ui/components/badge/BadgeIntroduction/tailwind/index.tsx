import { Badge, type BadgeProps } from '@mui/base/Badge';

export default function BadgeIntroduction() {
  return (
    <div className="flex gap-8 p-2">
      <Count badgeContent={5} aria-label="North tower: 5 letters">
        N
      </Count>
      <Count badgeContent={120} aria-label="South tower: 120 letters">
        S
      </Count>
      <Count badgeContent={0} aria-label="East tower: no letters">
        E
      </Count>
    </div>
  );
}

function Count({ children, ...props }: BadgeProps) {
  return (
    <Badge
      className="relative inline-flex"
      role="img"
      slotProps={{ badge: { className: badgeClass } }}
      {...props}
    >
      <span className="grid size-12 place-items-center rounded-[10px] bg-slate-200 text-slate-900 dark:bg-slate-700 dark:text-slate-100">
        {children}
      </span>
    </Badge>
  );
}

const badgeClass =
  'absolute -top-2 -end-2 box-border h-[22px] min-w-[22px] rounded-[11px] bg-teal-800 px-1.5 text-center text-[12px]/[22px] font-semibold text-white dark:bg-teal-300 dark:text-teal-950 [&.base-Badge-invisible]:hidden';
