import Textarea from '@mui/joy/Textarea';

export default function TextareaSlotProps() {
  return (
    <Textarea
      minRows={3}
      aria-label="Contents of drawer 2"
      defaultValue="Silver ring, engraved: for Ida"
      startDecorator="Safe, drawer 2"
      endDecorator="Only for staff"
      slots={{ endDecorator: 'small' }}
      slotProps={{
        root: { sx: { width: 320, maxWidth: '100%' } },
        textarea: {
          spellCheck: false,
          sx: { fontFamily: 'code', fontSize: 'sm' },
        },
        startDecorator: ({ focused }) => ({
          sx: { m: 0, fontWeight: 'lg', color: focused ? 'primary.plainColor' : 'text.secondary' },
        }),
      }}
    />
  );
}
