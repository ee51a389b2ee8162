/*
 * A PKCS#11 driver that hands every call on to SoftHSM's, and misbehaves as a file says. It is compiled when the
 * tests run; the program under test loads it as it loads any maker's driver.
 *
 *   FAULTY_DRIVER_REAL     the library to hand on to
 *   FAULTY_DRIVER_CONTROL  a file of words, read again at every call:
 *     crash=C_X | hang=C_X               at that function: dies of SIGSEGV, stays until the file says otherwise
 *     general_error=C_X                  at that function: CKR_GENERAL_ERROR
 *     final_try | locked | count_low     what the token's flags say of its PIN
 *     absent                             no token in the reader
 *     plugged=N                          another number than before: it was pulled out and put in again
 *     no_sha1                            CKM_SHA1_RSA_PKCS is not known
 *   FAULTY_DRIVER_LOG      a file that gets a line with the name of every call that is watched here
 */
#include <pkcs11/pkcs11.h>

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static CK_FUNCTION_LIST_PTR real;
static CK_FUNCTION_LIST patched;
static char control[1024];
static int plugged;

static void read_control(void) {
  const char *path = getenv("FAULTY_DRIVER_CONTROL");
  FILE *file = path ? fopen(path, "r") : NULL;
  size_t length = file ? fread(control, 1, sizeof control - 1, file) : 0;
  control[length] = 0;
  if (file) fclose(file);
}

static int says(const char *word) { return strstr(control, word) != NULL; }

static int says_at(const char *fault, const char *function) {
  char word[128];
  /* The blank keeps C_Sign from being found in C_SignInit. */
  snprintf(word, sizeof word, "%s=%s ", fault, function);
  return says(word);
}

static void log_call(const char *function) {
  const char *path = getenv("FAULTY_DRIVER_LOG");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  fprintf(file, "%s\n", function);
  fclose(file);
}

static void close_all_sessions(void) {
  CK_SLOT_ID slots[16];
  CK_ULONG count = 16;
  if (real->C_GetSlotList(CK_TRUE, slots, &count) != CKR_OK) return;
  for (CK_ULONG i = 0; i < count; i++) real->C_CloseAllSessions(slots[i]);
}

/* What every watched function does first; anything but CKR_OK is its answer. */
static CK_RV misbehave(const char *function) {
  read_control();
  log_call(function);
  const char *plug = strstr(control, "plugged=");
  int now = plug ? atoi(plug + strlen("plugged=")) : plugged;
  if (now != plugged || says("absent")) close_all_sessions();
  plugged = now;
  if (says_at("crash", function)) {
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
  }
  while (says_at("hang", function)) {
    usleep(10000);
    read_control();
  }
  if (says_at("general_error", function)) return CKR_GENERAL_ERROR;
  return CKR_OK;
}

#define MISBEHAVE(function)                    \
  do {                                         \
    CK_RV answer = misbehave(function);        \
    if (answer != CKR_OK) return answer;       \
  } while (0)

#define NEEDS_TOKEN() \
  if (says("absent")) return CKR_DEVICE_REMOVED

static CK_RV initialize(CK_VOID_PTR args) {
  MISBEHAVE("C_Initialize");
  return real->C_Initialize(args);
}

static CK_RV get_slot_list(CK_BBOOL present, CK_SLOT_ID_PTR slots, CK_ULONG_PTR count) {
  MISBEHAVE("C_GetSlotList");
  if (says("absent")) {
    *count = 0;
    return CKR_OK;
  }
  return real->C_GetSlotList(present, slots, count);
}

static CK_RV get_token_info(CK_SLOT_ID slot, CK_TOKEN_INFO_PTR info) {
  MISBEHAVE("C_GetTokenInfo");
  if (says("absent")) return CKR_TOKEN_NOT_PRESENT;
  CK_RV answer = real->C_GetTokenInfo(slot, info);
  if (says("count_low")) info->flags |= CKF_USER_PIN_COUNT_LOW;
  if (says("final_try")) info->flags |= CKF_USER_PIN_FINAL_TRY;
  if (says("locked")) info->flags |= CKF_USER_PIN_LOCKED;
  return answer;
}

static CK_RV login(CK_SESSION_HANDLE session, CK_USER_TYPE user, CK_UTF8CHAR_PTR pin, CK_ULONG length) {
  MISBEHAVE("C_Login");
  NEEDS_TOKEN();
  return real->C_Login(session, user, pin, length);
}

static CK_RV find_objects_init(CK_SESSION_HANDLE session, CK_ATTRIBUTE_PTR attributes, CK_ULONG count) {
  MISBEHAVE("C_FindObjectsInit");
  NEEDS_TOKEN();
  return real->C_FindObjectsInit(session, attributes, count);
}

static CK_RV sign_init(CK_SESSION_HANDLE session, CK_MECHANISM_PTR mechanism, CK_OBJECT_HANDLE key) {
  MISBEHAVE("C_SignInit");
  NEEDS_TOKEN();
  if (says("no_sha1") && mechanism->mechanism == CKM_SHA1_RSA_PKCS) return CKR_MECHANISM_INVALID;
  return real->C_SignInit(session, mechanism, key);
}

static CK_RV sign(CK_SESSION_HANDLE session, CK_BYTE_PTR data, CK_ULONG length, CK_BYTE_PTR signature,
                  CK_ULONG_PTR signature_length) {
  MISBEHAVE("C_Sign");
  NEEDS_TOKEN();
  return real->C_Sign(session, data, length, signature, signature_length);
}

CK_RV C_GetFunctionList(CK_FUNCTION_LIST_PTR_PTR list) {
  void *library = dlopen(getenv("FAULTY_DRIVER_REAL"), RTLD_NOW | RTLD_LOCAL);
  CK_C_GetFunctionList get_list = library ? (CK_C_GetFunctionList)dlsym(library, "C_GetFunctionList") : NULL;
  if (!get_list || get_list(&real) != CKR_OK) return CKR_GENERAL_ERROR;
  patched = *real;
  patched.C_Initialize = initialize;
  patched.C_GetSlotList = get_slot_list;
  patched.C_GetTokenInfo = get_token_info;
  patched.C_Login = login;
  patched.C_FindObjectsInit = find_objects_init;
  patched.C_SignInit = sign_init;
  patched.C_Sign = sign;
  *list = &patched;
  return CKR_OK;
}
