import { useId } from 'react';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconGradient() {
  const id = useId();

  return (
    <SvgIcon
      titleAccess="Night train"
      viewBox="0 0 48 24"
      shapeRendering="geometricPrecision"
      sx={{ width: 144, height: 72 }}
    >
      <defs>
        <linearGradient id={id}>
          <stop offset="0" stopColor="#1a237e" />
          <stop offset="1" stopColor="#f57c00" />
        </linearGradient>
      </defs>
      <rect width="48" height="24" rx="4" fill={`url(#${id})`} />
      <path
        d="M4 10h34c3 0 5 3 6 7H4v-7Zm3 2v3h5v-3H7Zm8 0v3h5v-3h-5Zm8 0v3h5v-3h-5Zm8 0v3h5v-3h-5Z"
        fill="#fff"
      />
    </SvgIcon>
  );
}
