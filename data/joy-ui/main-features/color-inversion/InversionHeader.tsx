import NotificationsRoundedIcon from '@mui/icons-material/NotificationsRounded';
import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InversionHeader() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        width: '100%',
        bgcolor: 'neutral.900',
      }}
    >
      <Typography level="title-md" sx={{ display: { xs: 'none', sm: 'block' } }}>
        Ferry desk
      </Typography>
      <Input
        size="sm"
        type="search"
        startDecorator={<SearchRoundedIcon />}
        slotProps={{ input: { 'aria-label': 'Search passengers' } }}
        sx={{ flex: 1 }}
      />
      <IconButton aria-label="Notifications, 3 unread">
        <Badge badgeContent={3} size="sm">
          <NotificationsRoundedIcon />
        </Badge>
      </IconButton>
      <Avatar size="sm" variant="outlined">
        TK
      </Avatar>
    </Sheet>
  );
}
