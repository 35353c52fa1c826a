import { useNavigate } from 'react-router';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Makes a language version or a variant, and opens it in the editor. */
export function useCreateView(onError: (error: unknown) => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  return trpc.resume.createView.useMutation({
    onSuccess: ({ resume }) => {
      void utils.resume.invalidate();
      void navigate(path('cv-creator', { id: resume.uuid }));
    },
    onError,
  });
}
