import MailRoundedIcon from '@mui/icons-material/MailRounded';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeMax() {
  return (
    <Stack direction="row" useFlexGap spacing={5} sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent={99}>
        <MailRoundedIcon titleAccess="Messages:" sx={{ fontSize: 40 }} />
      </Badge>
      <Badge badgeContent={100}>
        <MailRoundedIcon titleAccess="Messages:" sx={{ fontSize: 40 }} />
      </Badge>
      <Badge badgeContent={1200} max={999}>
        <MailRoundedIcon titleAccess="Messages:" sx={{ fontSize: 40 }} />
      </Badge>
    </Stack>
  );
}
