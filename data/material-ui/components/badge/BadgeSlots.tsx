import MailOutlined from '@mui/icons-material/MailOutlined';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeSlots() {
  return (
    <Stack direction="row" spacing={6}>
      <Badge
        badgeContent={140}
        color="primary"
        slotProps={{
          root: { role: 'img', 'aria-label': '140 letters' },
          badge: ({ badgeContent }) => ({ title: `${badgeContent} letters` }),
        }}
      >
        <MailOutlined />
      </Badge>
      <Badge component="div" badgeContent={5} slots={{ badge: 'strong' }} sx={{ gap: 1 }}>
        <MailOutlined titleAccess="Letters:" />
      </Badge>
    </Stack>
  );
}
