import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const crew = ['AB', 'CD', 'EF'].map((initials) => (
  <Avatar key={initials} variant="solid">
    {initials}
  </Avatar>
));

export default function AvatarGroupSpacing() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <AvatarGroup sx={{ '--AvatarGroup-gap': '4px' }}>{crew}</AvatarGroup>
      <AvatarGroup sx={{ '--AvatarGroup-gap': '-20px' }}>{crew}</AvatarGroup>
      <Sheet variant="soft" color="primary" sx={{ p: 2, borderRadius: 'md' }}>
        <AvatarGroup
          sx={{
            '--Avatar-ringSize': '4px',
            '--Avatar-ringColor': 'var(--joy-palette-primary-softBg)',
          }}
        >
          {crew}
        </AvatarGroup>
      </Sheet>
    </Stack>
  );
}
