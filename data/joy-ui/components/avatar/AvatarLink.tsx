import Avatar from '@mui/joy/Avatar';

export default function AvatarLink() {
  return (
    <Avatar
      component="a"
      href="mailto:elin@rescue.example"
      aria-label="Write to Elin Foss"
      color="primary"
      size="lg"
      sx={{
        textDecoration: 'none',
        '&:hover': { bgcolor: 'primary.softHoverBg' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'focusVisible', outlineOffset: 2 },
      }}
    >
      EF
    </Avatar>
  );
}
