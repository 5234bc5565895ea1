import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function AvatarGroupSizes() {
  return (
    <Stack spacing={2}>
      {SIZES.map((size) => (
        <AvatarGroup
          key={size}
          size={size}
          variant="solid"
          color="primary"
          role="group"
          aria-label={`Team, ${size}`}
        >
          <Avatar role="img" aria-label="Anders Berg">
            AB
          </Avatar>
          <Avatar role="img" aria-label="Clara Dahl">
            CD
          </Avatar>
          <Avatar color="danger" role="img" aria-label="Team lead, Elin Foss">
            EF
          </Avatar>
        </AvatarGroup>
      ))}
    </Stack>
  );
}
