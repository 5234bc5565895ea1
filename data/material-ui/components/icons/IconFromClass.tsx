import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

const shape = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 3h2v18H4zm3 1h13l-4 5 4 5H7z"/></svg>',
);

/** Represents the stylesheet of an icon library. */
const library = {
  '& .rail-icon': { bgcolor: 'currentColor' },
  '& .rail-icon--flag': { mask: `url("data:image/svg+xml,${shape}") center / contain no-repeat` },
};

export default function IconFromClass() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', ...library }}>
      <Icon baseClassName="rail-icon" className="rail-icon--flag" fontSize="small" />
      <Icon baseClassName="rail-icon" className="rail-icon--flag" color="primary" />
      <Icon
        baseClassName="rail-icon"
        className="rail-icon--flag"
        color="error"
        fontSize="large"
        role="img"
        aria-hidden={false}
        aria-label="Departure stopped"
      />
    </Stack>
  );
}
